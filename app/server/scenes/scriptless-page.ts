/**
 * A page as a browser without scripts reads it: what stands there for such a browser is part of it, no script is, and its root says so to the
 * composer, whose own browser runs scripts.
 */
export const scriptlessPage = (html: string): string =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<\/?noscript>/g, '')
    .replace('<html', '<html data-scriptless=""')
