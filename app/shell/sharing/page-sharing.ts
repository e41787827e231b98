/** What a page says of itself to search engines and chats; addresses are absolute. A page that has none is not to be found. */
export type PageSharing = {
  site: string
  description: string
  canonical: string
  /** the page in each language of the venue, the main one first; none where there is one alone */
  alternates: readonly { tag: string; href: string }[]
  picture: { src: string; alt: string }
  /** objects of schema.org */
  structuredData: readonly object[]
}
