import type { ReactNode } from 'react'
import { BrowserNotice } from '#app/shell/browser-notice/browser-notice.tsx'
import { item } from '#app/shell/header/header.css.ts'
import { Logo } from '#app/shell/header/logo.tsx'
import { Content, SkipLink } from '#app/shell/layouts/content.tsx'
import { DemoLine } from '#app/shell/layouts/demo-line.tsx'
import * as styles from '#app/shell/layouts/layouts.css.ts'
import type { ShellLink, ShellModel } from '#app/shell/shell-model.ts'
import { UndoNotice } from '#app/shell/undo-notice/undo-notice.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'

type MinimalLayoutProps = Pick<ShellModel, 'logo' | 'venue' | 'browsersHref' | 'demo'> & {
  /** 'Edit Order', or nothing once the order is placed. */
  back: ShellLink | null
  undo?: ShellModel['undo']
  children: ReactNode
}

/** Checkout without distraction: the mark, one way back, and the steps (CHK-089). */
export const MinimalLayout = ({
  logo,
  venue,
  browsersHref,
  demo,
  back,
  undo,
  children,
}: MinimalLayoutProps) => (
  <>
    <SkipLink />
    <BrowserNotice href={browsersHref} />
    {demo && <DemoLine />}
    <header className={styles.minimalHeader}>
      <div className={styles.minimalBar}>
        <Logo logo={logo} venue={venue} />
        {back && (
          <Link href={back.href} className={item}>
            <Icon name="arrow-start" />
            {back.label}
          </Link>
        )}
      </div>
    </header>
    {undo && <UndoNotice key={undo.until} {...undo} />}
    <Content>{children}</Content>
  </>
)
