import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { requireCustomer } from '#app/pages/require-visitor.ts'
import { accountHref } from '#app/rules/links/account-links.ts'
import { LogoutForm } from '#app/shell/header/logout-form.tsx'
import { Page } from '#app/ui/page/page.tsx'
import { TabLinks } from '#app/ui/tabs/tab-links.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './shell.css.ts'

/** Around the screens of a visitor's account; for nobody else (MEM-008, MEM-009); a guest has orders alone. */
export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId, customer } = await requireCustomer(args)
  return {
    tenantId,
    name: customer.name,
    isGuest: customer.isGuest,
    title: venue.title(venue.text('account-page-title')),
    messages: venue.messages(['account']),
  }
}

export { reloadsPage as shouldRevalidate } from '#app/shell/unanswered/send-or-stay.ts'

export default function AccountShell() {
  const { tenantId, name, isGuest } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const text = useText()
  const tab = (screen: 'orders' | 'profile') => {
    const href = accountHref(tenantId, screen)
    return { label: text(`account-${screen}-link`), href, current: pathname.startsWith(href) }
  }
  return (
    <Page width="reading">
      <div className={styles.head}>
        <p className={styles.owner}>
          <span>{text('account-heading')}</span>
          <span className={styles.name}>{name}</span>
        </p>
        <LogoutForm action={`/auth/${encodeURIComponent(tenantId)}/logout`} className={styles.logout} />
      </div>
      {isGuest ? null : (
        <TabLinks label={text('account-navigation')} tabs={[tab('orders'), tab('profile')]} />
      )}
      <Outlet />
    </Page>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
