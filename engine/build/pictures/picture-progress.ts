/** Reports that pictures are converted, and after each tenth how many of all are ready. */
export function createPictureProgress(total: () => number, say: (line: string) => void) {
  let [ready, next] = [0, 0];
  // Photographs can take several seconds each.
  const step = () => Math.max(4, Math.ceil(total() / 10));
  return {
    /** Notes a picture of an earlier build. */
    reuse(): void {
      ready += 1;
    },
    /** Notes a picture to convert. Returns a function to call when it is ready. */
    begin(): () => void {
      if (next === 0) {
        next = ready + step();
        say(`converts new pictures, of ${total()} that the pages show`);
      }
      return () => {
        ready += 1;
        if (ready < next) return;
        next = ready + step();
        say(`${ready} of ${total()} pictures are ready`);
      };
    },
  };
}
