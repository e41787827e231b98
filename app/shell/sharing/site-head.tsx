/** What browsers and phones show of a venue beside its pages. */
export type SiteFacts = {
  name: string
  themeColor: string
  icon: string
  touchIcon: string
  manifest: string
  /** what is on, as a calendar to subscribe to */
  calendar: string
}

/** Icon and colour of the venue; of Marquee where there is none. */
export const SiteHead = ({ site }: { site: SiteFacts | undefined }) =>
  site ? (
    <>
      <meta name="theme-color" content={site.themeColor} />
      <link rel="icon" href={site.icon} type="image/png" sizes="48x48" />
      <link rel="apple-touch-icon" href={site.touchIcon} />
      <link rel="manifest" href={site.manifest} />
      <link rel="alternate" type="text/calendar" title={site.name} href={site.calendar} />
    </>
  ) : (
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  )
