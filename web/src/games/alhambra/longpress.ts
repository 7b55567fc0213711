/** A finger that rests on something asks about it, and then does not tap it. */

/** Milliseconds that it rests, and pixels that it may slip meanwhile. */
const REST = 450;
/** Browsers click so many milliseconds after a finger is lifted, at most. */
const CLICK_FOLLOWS = 400;
const SLIP = 9;

/** Call `rested` when a finger that went down stays where it is; its click is then kept from everything. */
export function onRest(event: PointerEvent, rested: () => void): void {
  if (event.pointerType === "mouse") return;
  const timer = setTimeout(() => {
    end();
    keepNextClick();
    rested();
  }, REST);
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - event.clientX, clientY - event.clientY) > SLIP) end();
  };
  function end(): void {
    clearTimeout(timer);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
  }
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** The click that follows when the finger is lifted, and the menu that a browser would open. */
function keepNextClick(): void {
  const keep = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  const forget = (): void => {
    removeEventListener("click", keep, { capture: true });
    removeEventListener("contextmenu", keep, { capture: true });
  };
  addEventListener("click", keep, { capture: true, once: true });
  addEventListener("contextmenu", keep, { capture: true, once: true });
  addEventListener("pointerup", () => setTimeout(forget, CLICK_FOLLOWS), { capture: true, once: true });
}
