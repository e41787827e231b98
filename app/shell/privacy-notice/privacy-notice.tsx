import type { ComponentType, FormEvent, ReactNode } from 'react'
import * as styles from '#app/shell/privacy-notice/privacy-notice.css.ts'
import type { ShellModel } from '#app/shell/shell-model.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { announce } from '#app/ui/live-region/live-region.tsx'
import { RichText, useText } from '#theme/texts/text-provider.tsx'

export type NoticeForm = ComponentType<{
  action: string
  method: 'post'
  className?: string
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}>

type PrivacyNoticeProps = NonNullable<ShellModel['privacyNotice']> & {
  /** The router's form, which stays on the page; a plain one without it. */
  form: NoticeForm
}

/** What happens with what a visitor enters, in a sentence, until the visitor hides it (CHK-071, CHK-073). Covers nothing. */
export const PrivacyNotice = ({ href, back, form: Form }: PrivacyNoticeProps) => {
  const text = useText()
  const leave = () => {
    document.getElementById('footer')?.focus({ preventScroll: true })
    announce(text('footer-captcha-notice-hidden'))
  }
  return (
    <aside className={styles.notice} aria-label={text('footer-captcha-notice-label')}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <RichText reference="footer-captcha-notice" />{' '}
          <Link className={styles.link} href={href}>
            {text('footer-privacy')}
          </Link>
        </div>
        <Form method="post" action={href} onSubmit={leave}>
          <input type="hidden" name="back" value={back} />
          <Button tone="secondary" size="small" name="intent" value="hide-notice">
            {text('footer-captcha-notice-hide')}
          </Button>
        </Form>
      </div>
    </aside>
  )
}
