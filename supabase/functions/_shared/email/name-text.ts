/**
 * A name as an email shows it. Who gets the email may not be who typed the name, so nothing in it may become a link: email
 * programs make one of what looks like a URL.
 */
export const nameText = (typed: string): string =>
  typed
    .replaceAll(/[/\\:@]+/g, ' ')
    .replaceAll(/[.\u3002\uff0e\uff61](?=\S)/g, '. ')
    .replaceAll(/\s+/g, ' ')
    .trim()
