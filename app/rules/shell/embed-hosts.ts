/** A site that may show frames of ours: over https; for trying it out, this machine without. */
export const EMBED_HOST =
  /^(?:https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/

/** What may hold a page in a frame, as its policy says it; nobody without hosts. */
export const frameAncestors = (hosts: readonly string[]): string =>
  hosts.filter(host => EMBED_HOST.test(host)).join(' ') || "'none'"
