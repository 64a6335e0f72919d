/** A place over the page where short news stands for a while. */
export interface Told {
  /** Puts it there, empty: screen readers hear only what changes in a place that they knew before. */
  prepare(within?: Element): void;
  /** Says something for so many milliseconds. */
  tell(news: (string | Node)[], milliseconds: number): void;
  /** Takes it away. */
  end(): void;
}

/** Makes such a place. */
export function toldPlace(): Told {
  const place = document.createElement('p');
  place.className = 'told';
  place.role = 'status';
  let timer = 0;
  return {
    prepare: (within = document.body) => within.append(place),
    tell(news, milliseconds) {
      place.replaceChildren(...news);
      clearTimeout(timer);
      timer = window.setTimeout(() => place.replaceChildren(), milliseconds);
    },
    end() {
      clearTimeout(timer);
      place.remove();
    },
  };
}
