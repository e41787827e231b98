import { Fragment } from 'react'
import type { PageSharing } from './page-sharing.ts'

type SharingHeadProps = { title: string; locale: string; sharing: PageSharing | undefined }

/** Size of the picture that `app/documents/share-picture.ts` draws. */
const PICTURE = { width: '1200', height: '630' }

/** What search engines and chats read of a page (Open Graph, schema.org); a page that is not to be found says that. */
export const SharingHead = ({ title, locale, sharing }: SharingHeadProps) => {
  if (!sharing) return <meta name="robots" content="noindex" />
  const { site, description, canonical, alternates, picture, structuredData } = sharing
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ tag, href }, at) => (
        <Fragment key={tag}>
          {at === 0 && <link rel="alternate" hrefLang="x-default" href={href} />}
          <link rel="alternate" hrefLang={tag} href={href} />
        </Fragment>
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={locale.replaceAll('-', '_')} />
      <meta property="og:image" content={picture.src} />
      <meta property="og:image:width" content={PICTURE.width} />
      <meta property="og:image:height" content={PICTURE.height} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.length > 0 ? <StructuredData data={structuredData} /> : null}
    </>
  )
}

/** A `<` in the data must not end the script. */
const StructuredData = ({ data }: { data: readonly object[] }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which every "<" is written as an escape
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
)
