import { useLocation, useRevalidator } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BrowserNotice } from '#app/shell/browser-notice/browser-notice.tsx'
import { Footer } from '#app/shell/footer/footer.tsx'
import { Header } from '#app/shell/header/header.tsx'
import { LanguageOffer } from '#app/shell/languages/language-offer.tsx'
import { Content, SkipLink } from '#app/shell/layouts/content.tsx'
import { DemoLine } from '#app/shell/layouts/demo-line.tsx'
import * as styles from '#app/shell/layouts/layouts.css.ts'
import { RouterForm } from '#app/shell/layouts/router-form.tsx'
import { PasskeyOffer } from '#app/shell/passkeys/passkey-offer.tsx'
import { PrivacyNotice } from '#app/shell/privacy-notice/privacy-notice.tsx'
import type { ShellModel } from '#app/shell/shell-model.ts'
import { StickyBanner } from '#app/shell/sticky-banner/sticky-banner.tsx'
import { UndoNotice } from '#app/shell/undo-notice/undo-notice.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Mobile navigation, header, footer (CHK-089): the frame of every screen but checkout. */
export const StandardLayout = ({ shell, children }: { shell: ShellModel; children: ReactNode }) => (
  <>
    <SkipLink />
    <BrowserNotice href={shell.browsersHref} />
    {shell.languageOffer && <LanguageOffer {...shell.languageOffer} />}
    {shell.demo && <DemoLine />}
    <CurrentHeader shell={shell} />
    {shell.undo && <UndoNotice key={shell.undo.until} {...shell.undo} />}
    {shell.passkeyOffer && <PasskeyOffer {...shell.passkeyOffer} form={RouterForm} />}
    <Content>
      {shell.dateChange && <DateChange cancelHref={shell.dateChange.cancelHref} />}
      {children}
    </Content>
    {shell.privacyNotice && <Privacy {...shell.privacyNotice} />}
    <Footer shell={shell} />
  </>
)

const CurrentHeader = ({ shell }: { shell: ShellModel }) => (
  <Header shell={shell} path={useLocation().pathname} />
)

const Privacy = (notice: NonNullable<ShellModel['privacyNotice']>) => {
  const { revalidate } = useRevalidator()
  return <PrivacyNotice {...notice} onHidden={revalidate} />
}

/** While dates are being changed every screen begins with saying so (ORD-078), and the way out stays in sight (CHK-314). */
const DateChange = ({ cancelHref }: { cancelHref: string }) => {
  const text = useText()
  return (
    <StickyBanner>
      <span className={styles.dateChange}>{text('events-select-date')}</span>
      <Link className={styles.dateChangeLink} href={cancelHref}>
        {text('calendar-cancel-change')}
      </Link>
    </StickyBanner>
  )
}
