const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A page in one language. */
export type SitemapPage = { tag: string; href: string }

/**
 * Pages as a sitemap (sitemaps.org, protocol 0.9), each in its languages, the main one first, with absolute addresses. Those of several
 * languages name each other and the main one as the default.
 */
export function sitemapXml(pages: readonly (readonly SitemapPage[])[]): string {
  const entries = pages.flatMap(page => page.map(({ href }) => entryOf(href, page)))

  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
}

function entryOf(href: string, page: readonly SitemapPage[]): string {
  const [main] = page
  const alternates = main && page.length > 1 ? [{ ...main, tag: 'x-default' }, ...page] : []
  const links = alternates.map(
    ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${escaped(tag)}" href="${escaped(href)}"/>`,
  )

  return `  <url><loc>${escaped(href)}</loc>${links.join('')}</url>\n`
}

const escaped = (text: string) => text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '')
