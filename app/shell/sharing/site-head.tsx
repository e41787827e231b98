/** What browsers and phones show of a venue beside its pages. */
export type SiteFacts = { themeColor: string; icon: string; touchIcon: string; manifest: string }

/** Icon and colour of the venue; of Marquee where there is none. */
export const SiteHead = ({ site }: { site: SiteFacts | undefined }) =>
  site ? (
    <>
      <meta name="theme-color" content={site.themeColor} />
      <link rel="icon" href={site.icon} type="image/png" sizes="48x48" />
      <link rel="apple-touch-icon" href={site.touchIcon} />
      <link rel="manifest" href={site.manifest} />
    </>
  ) : (
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  )
