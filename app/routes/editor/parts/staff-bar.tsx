import { useRouteLoaderData } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { StaffScreen } from '#app/pages/staff-screens.ts'
import type { StaffPage } from '#app/rules/staff/staff-pages.ts'
import { Button } from '#app/ui/button/button.tsx'
import { TabLinks } from '#app/ui/tabs/tab-links.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './staff-bar.css.ts'

/** What the shell loads for it. */
export type StaffShell = { venue: string; tenantId: string; screens: readonly StaffScreen[] }

/** Whose shop it is, the other screens of its staff, and the way out. */
export const StaffBar = ({ page }: { page: StaffPage }) => {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  // On a phone the screen that one is on may stand beyond the edge.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [])
  const shell = useRouteLoaderData<StaffShell>('routes/editor/shell/route')
  if (!shell) return null
  const { venue, tenantId, screens } = shell
  const tabs = screens.map(screen => ({
    label: screen.name,
    href: screen.href,
    current: screen.page === page,
  }))
  return (
    <header className={styles.bar}>
      <p className={styles.venue}>{venue}</p>
      <div ref={list} className={styles.pages}>
        <TabLinks label={text('editor-pages')} tabs={tabs} />
      </div>
      <form method="post" action={`/staff/${encodeURIComponent(tenantId)}/sign-out`}>
        <Button tone="quiet">{text('staff-sign-out')}</Button>
      </form>
    </header>
  )
}
