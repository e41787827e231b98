import * as styles from '#app/shell/drawer/drawer.css.ts'
import { useDrawer } from '#app/shell/drawer/use-drawer.ts'
import { item } from '#app/shell/header/header.css.ts'
import { LogoutForm } from '#app/shell/header/logout-form.tsx'
import { MenuWords } from '#app/shell/header/menu-words.tsx'
import { VenueLink } from '#app/shell/header/venue-link.tsx'
import { LanguageLinks } from '#app/shell/languages/language-links.tsx'
import type { ShellModel } from '#app/shell/shell-model.ts'
import { Words } from '#app/shell/words/words.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { classNames } from '#app/ui/styles/class-names.ts'
import { usePreviewNavigation } from '#theme/texts/runtime/preview-shell.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The menu: everything the header has no room for. A `details`, so that it opens without JavaScript. */
export const Drawer = ({ shell, path }: { shell: ShellModel; path: string }) => {
  const text = useText()
  return (
    <details className={styles.drawer} ref={useDrawer()}>
      <summary className={classNames(item, styles.menu)}>
        <MenuWords />
      </summary>
      <div className={styles.panel}>
        <button type="button" className={styles.closing}>
          <Icon name="close" />
          {text('header-menu-close')}
        </button>
        <Sections shell={shell} path={path} />
        <hr className={classNames(styles.rule, styles.ofPhones)} />
        <Person shell={shell} />
        <LanguageLinks languages={shell.languages} list={styles.list} link={styles.small} />
      </div>
    </details>
  )
}

const Sections = ({ shell: { sections, navigation: loaded }, path }: { shell: ShellModel; path: string }) => {
  const text = useText()
  const navigation = usePreviewNavigation() ?? loaded
  return (
    <nav className={styles.list} aria-label={text('header-menu')}>
      <Link className={styles.large} href={sections.events} aria-current={currentAs(sections.events, path)}>
        {text('header-events')}
      </Link>
      <Link
        className={styles.large}
        href={sections.calendar}
        aria-current={currentAs(sections.calendar, path)}
      >
        {text('header-calendar')}
      </Link>
      {sections.memberships && (
        <Link
          className={styles.large}
          href={sections.memberships}
          aria-current={currentAs(sections.memberships, path)}
        >
          {text('header-membership')}
        </Link>
      )}
      {navigation.map(link => (
        <VenueLink key={link.href} link={link} className={styles.large} />
      ))}
    </nav>
  )
}

/** The page itself, or the part of the site that it belongs to: `/events/pier/detail/…` to `/events/pier/list`. The calendar is a page of the order's. */
function currentAs(href: string, path: string): 'page' | 'true' | undefined {
  const own = pathOf(href)
  if (own === path) return 'page'
  return partOf(own) === partOf(path) && !own.endsWith('/calendar') ? 'true' : undefined
}

const pathOf = (href: string) => href.split(/[?#]/)[0] ?? ''
const partOf = (path: string) => path.split('/').slice(0, 3).join('/')

/** The header itself has room for it on wide screens. */
const Person = ({ shell: { membership, login, logout, phone } }: { shell: ShellModel }) => {
  const text = useText()
  return (
    <div className={classNames(styles.list, styles.ofPhones)}>
      {[membership, login].map(
        link =>
          link && (
            <Link key={link.href} className={styles.small} href={link.href}>
              <Words message={link.message} />
            </Link>
          ),
      )}
      {logout && <LogoutForm action={logout.action} className={styles.small} />}
      {phone && (
        <a className={styles.small} href={phone.href}>
          <Icon name="phone" />
          <span>
            {text('header-contact-us')} <bdi dir="ltr">{phone.number}</bdi>
          </span>
        </a>
      )}
    </div>
  )
}
