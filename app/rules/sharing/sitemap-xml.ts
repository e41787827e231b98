const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Absolute addresses as a sitemap (sitemaps.org, protocol 0.9). */
export function sitemapXml(addresses: readonly string[]): string {
  const entries = addresses.map(address => `  <url><loc>${escaped(address)}</loc></url>\n`)

  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

const escaped = (text: string) => text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '')
