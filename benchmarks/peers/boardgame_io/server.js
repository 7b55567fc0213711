// boardgame.io with its in-memory store, and a game of the size of Alhambra: four players, a
// hand of secret cards each, a secret deck and bag, a growing city each, one move a turn.
const { Server } = require("boardgame.io/server");

const CURRENCIES = ["florin", "dirham", "dukat", "denar"];
const KINDS = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];
const HAND = 8;
const CITY = 10;

function deck(random) {
  const cards = [];
  for (const currency of CURRENCIES) {
    for (let value = 1; value <= 9; value++) {
      for (let copy = 0; copy < 3; copy++) cards.push({ currency, value });
    }
  }
  return random.Shuffle(cards);
}

function bag(random) {
  const tiles = [];
  for (let number = 0; number < 54; number++) {
    const walls = [number % 2 === 0, number % 3 === 0, number % 5 === 0, number % 7 === 0];
    tiles.push({ kind: KINDS[number % 6], price: 2 + (number % 12), walls });
  }
  return random.Shuffle(tiles);
}

function setup({ ctx, random }) {
  const cards = deck(random);
  const tiles = bag(random);
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    const city = tiles.splice(0, CITY).map((tile, x) => ({ ...tile, x, y: 0 }));
    players[seat] = { hand: cards.splice(0, HAND), city, reserve: tiles.splice(0, 1), points: 0, parts: [0, 0, 0] };
  }
  const market = CURRENCIES.map((currency) => ({ currency, tile: tiles.pop() }));
  const exchange = cards.splice(0, 4);
  return { players, market, exchange, discard: [], secret: { cards, tiles } };
}

// Every move takes a card and gives one back, every third buys and gives a building back too, so
// that the state keeps its size for as long as the game goes on.
function take({ G, playerID }, slot) {
  const player = G.players[playerID];
  if (!G.exchange[slot]) return "INVALID_MOVE";
  player.hand.push(G.exchange[slot]);
  G.secret.cards.unshift(player.hand.shift());
  G.exchange[slot] = G.secret.cards.pop();
}

function buy({ G, playerID }, slot) {
  const player = G.players[playerID];
  const offer = G.market[slot];
  if (!offer || !offer.tile) return "INVALID_MOVE";
  const paid = player.hand.shift();
  G.secret.cards.unshift(paid);
  player.hand.push(G.secret.cards.pop());
  const { x, y } = player.city.shift();
  player.city.push({ ...offer.tile, x, y });
  offer.tile = G.secret.tiles.pop();
  G.secret.tiles.unshift({ kind: KINDS[x % 6], price: 2 + x, walls: [true, false, true, false] });
  player.points += paid.value;
  player.parts[slot % 3] += 1;
}

function playerView({ G, playerID }) {
  const { secret, players, ...open } = G;
  const shown = {};
  for (const seat of Object.keys(players)) {
    const { hand, ...rest } = players[seat];
    shown[seat] = seat === playerID ? players[seat] : { ...rest, cards: hand.length };
  }
  return { ...open, players: shown, cards: secret.cards.length, tiles: secret.tiles.length };
}

const city = {
  name: "city",
  setup,
  playerView,
  moves: { take, buy },
  turn: { minMoves: 1, maxMoves: 1 },
};

// Memory is read after everything that nobody needs any more has been thrown away.
process.on("SIGUSR2", () => global.gc());

const server = Server({ games: [city], origins: [/localhost/, /127\.0\.0\.1/] });
server.run({ port: Number(process.argv[2]) });
