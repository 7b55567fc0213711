"""Tables that anyone can join by link, and that lose nothing."""
