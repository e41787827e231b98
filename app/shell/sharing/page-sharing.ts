/** What a page says of itself to search engines and chats; addresses are absolute. A page that has none is not to be found. */
export type PageSharing = {
  site: string
  description: string
  canonical: string
  picture: { src: string; alt: string }
  /** objects of schema.org */
  structuredData: readonly object[]
}
