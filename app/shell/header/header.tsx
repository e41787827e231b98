import { Drawer } from '#app/shell/drawer/drawer.tsx'
import { useDrawer } from '#app/shell/drawer/use-drawer.ts'
import { useCartCount } from '#app/shell/header/cart-count.ts'
import * as styles from '#app/shell/header/header.css.ts'
import { Logo } from '#app/shell/header/logo.tsx'
import { LogoutForm } from '#app/shell/header/logout-form.tsx'
import { VenueLink } from '#app/shell/header/venue-link.tsx'
import type { ShellModel } from '#app/shell/shell-model.ts'
import { Words } from '#app/shell/words/words.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { classNames } from '#app/ui/styles/class-names.ts'
import { usePreviewNavigation } from '#theme/texts/runtime/preview-shell.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Menu, logo, the venue's links, who is here, and the order: one slim line. */
export const Header = ({ shell, path }: { shell: ShellModel; path: string }) => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <Drawer shell={shell} path={path} />
      <Logo logo={shell.logo} venue={shell.venue} />
      <Navigation links={shell.navigation} />
      <div className={styles.end}>
        <Phone phone={shell.phone} />
        <Person shell={shell} />
        <CartLink cart={shell.cart} />
      </div>
    </div>
  </header>
)

const Navigation = ({ links: loaded }: { links: ShellModel['navigation'] }) => {
  const text = useText()
  const links = usePreviewNavigation() ?? loaded
  if (links.length === 0) return null
  return (
    <nav className={styles.links} aria-label={text('header-label')}>
      {links.map(link => (
        <VenueLink key={link.href} link={link} className={styles.item} />
      ))}
    </nav>
  )
}

const Phone = ({ phone }: { phone: ShellModel['phone'] }) => {
  const text = useText()
  if (!phone) return null
  return (
    <a href={phone.href} className={classNames(styles.item, styles.roomy, styles.quiet)}>
      <Icon name="phone" />
      <span>
        {text('header-contact-us')}
        <span className={styles.phoneNumber}>
          {' '}
          <bdi dir="ltr">{phone.number}</bdi>
        </span>
      </span>
    </a>
  )
}

/** Who is here: links for a visitor nobody knows; orders and the way out in one menu for whoever is signed in. */
const Person = ({ shell: { membership, login, logout } }: { shell: ShellModel }) => (
  <>
    {membership && (
      <Link href={membership.href} className={classNames(styles.item, styles.roomy)}>
        <span className={styles.person}>
          <Words message={membership.message} />
        </span>
      </Link>
    )}
    {login && (
      <div className={logout ? styles.ofPhones : undefined}>
        <LoginLink link={login} />
      </div>
    )}
    {logout && <Account login={login} logout={logout} />}
  </>
)

type AccountProps = { login: ShellModel['login']; logout: NonNullable<ShellModel['logout']> }

/** The address in whole, and the way out. A `details`, so that it opens without JavaScript. */
const Account = ({ login, logout }: AccountProps) => (
  <details className={styles.account} ref={useDrawer()}>
    <summary className={classNames(styles.item, styles.accountSummary)}>
      <Icon name="person" />
      {useText()('header-account')}
      <Icon name="chevron-down" />
    </summary>
    <div className={styles.accountPanel}>
      {login && (
        <Link href={login.href} className={styles.accountItem}>
          <Words message={login.message} />
        </Link>
      )}
      <LogoutForm action={logout.action} className={styles.accountItem} />
    </div>
  </details>
)

/** A sign on phones, words where there is room. */
const LoginLink = ({ link }: { link: NonNullable<ShellModel['login']> }) => (
  <Link href={link.href} className={styles.item}>
    <Icon name="person" className={styles.phoneSign} />
    <span className={classNames(styles.person, styles.roomyWord)}>
      <Words message={link.message} />
    </span>
  </Link>
)

const CartLink = ({ cart }: { cart: ShellModel['cart'] }) => {
  const text = useText()
  const count = useCartCount(cart)
  return (
    <Link href={cart.href} className={styles.cart} aria-label={text('header-cart-label', { count })}>
      <span className={styles.cartSign}>
        <Icon name="bag" />
        {count > 0 && <span className={styles.cartDot} />}
      </span>
      <span>{text('header-cart-count', { count })}</span>
    </Link>
  )
}
