/** Email programs make a link of what looks like a URL, and a stranger may have typed the name. */
export const nameText = (typed: string): string =>
  typed
    .replaceAll(/[/\\:@]+/g, ' ')
    .replaceAll(/[.\u3002\uff0e\uff61](?=\S)/g, '. ')
    .replaceAll(/\s+/g, ' ')
    .trim()
