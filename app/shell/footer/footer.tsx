import type { ReactNode } from 'react'
import { useAnalytics } from '#app/shell/analytics/analytics.tsx'
import * as styles from '#app/shell/footer/footer.css.ts'
import { VenueLink } from '#app/shell/header/venue-link.tsx'
import { LanguageLinks } from '#app/shell/languages/language-links.tsx'
import type { ShellModel } from '#app/shell/shell-model.ts'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { usePreviewNavigation } from '#theme/texts/runtime/preview-shell.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Where the venue is, when it is open, how to reach it, and the small print. */
export const Footer = ({ shell }: { shell: ShellModel }) => {
  const text = useText()
  const { venue, footer } = shell
  return (
    <footer className={styles.footer} id="footer" tabIndex={-1}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <VenueFacts shell={shell} />
          <FooterLinks shell={shell} />
        </div>
        <LanguageLinks languages={shell.languages} list={styles.languages} link={styles.link} />
        <div className={styles.closing}>
          <RichWords reference="footer-note" />
          <p>{text('footer-copyright', { year: footer.year, venue })}</p>
        </div>
      </div>
    </footer>
  )
}

const VenueFacts = ({ shell: { venue, hours, phone, footer } }: { shell: ShellModel }) => (
  <div className={styles.venue}>
    <p className={styles.name}>{venue}</p>
    {footer.tagline && <p className={styles.tagline}>{footer.tagline}</p>}
    <address className={styles.facts}>
      {footer.address.map(line => (
        <span key={line}>{line}</span>
      ))}
      {hours && (
        <span>
          <bdi>{hours}</bdi>
        </span>
      )}
      {phone || footer.email ? (
        <span className={styles.contact}>
          {phone && (
            <a className={styles.link} href={phone.href}>
              <bdi dir="ltr">{phone.number}</bdi>
            </a>
          )}
          {footer.email && (
            <a className={styles.link} href={`mailto:${footer.email}`}>
              {footer.email}
            </a>
          )}
        </span>
      ) : null}
    </address>
  </div>
)

const FooterLinks = ({ shell: { navigation, sections, footer } }: { shell: ShellModel }) => {
  const text = useText()
  const ownLinks = usePreviewNavigation() ?? navigation
  const { askAgain } = useAnalytics()
  const visit = [
    { label: text('header-events'), href: sections.events },
    { label: text('header-calendar'), href: sections.calendar },
    ...(sections.memberships ? [{ label: text('header-membership'), href: sections.memberships }] : []),
    ...ownLinks,
  ]
  const rules = [
    { label: text('footer-privacy'), href: footer.privacyHref },
    { label: text('footer-terms'), href: footer.termsHref },
    ...(footer.resellersHref ? [{ label: text('footer-resellers'), href: footer.resellersHref }] : []),
  ]
  return (
    <>
      <LinkColumn label={text('footer-sections-label')} links={visit} />
      <LinkColumn label={text('footer-label')} links={rules}>
        {askAgain ? (
          <button type="button" className={styles.link} onClick={askAgain}>
            {text('footer-consent')}
          </button>
        ) : null}
      </LinkColumn>
    </>
  )
}

type LinkColumnProps = { label: string; links: ShellModel['navigation']; children?: ReactNode }

const LinkColumn = ({ label, links, children }: LinkColumnProps) => (
  <nav className={styles.list} aria-label={label}>
    {links.map(link => (
      <VenueLink key={link.href} link={link} className={styles.link} />
    ))}
    {children}
  </nav>
)
