import * as styles from '#app/shell/privacy-notice/privacy-notice.css.ts'
import type { ShellModel } from '#app/shell/shell-model.ts'
import { FrameForm } from '#app/shell/unanswered/frame-form.tsx'
import { IconButton } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { announce } from '#app/ui/live-region/live-region.tsx'
import { RichText, useText } from '#theme/texts/runtime/text-provider.tsx'

type PrivacyNoticeProps = NonNullable<ShellModel['privacyNotice']> & {
  /** It is hidden from now on: the page is to be drawn without it. */
  onHidden: () => void
}

/** What happens with what a visitor enters: a line that unfolds to the sentence, until the visitor hides it (CHK-071, CHK-073). Covers nothing. */
export const PrivacyNotice = ({ href, back, onHidden }: PrivacyNoticeProps) => {
  const text = useText()
  const leave = () => {
    document.getElementById('footer')?.focus({ preventScroll: true })
    announce(text('footer-captcha-notice-hidden'))
    onHidden()
  }
  return (
    <aside className={styles.notice} aria-label={text('footer-captcha-notice-label')}>
      <div className={styles.inner}>
        <details className={styles.more}>
          <summary className={styles.line}>
            {text('footer-captcha-notice-line')}
            <Icon name="chevron-down" className={styles.sign} />
          </summary>
          <div className={styles.words}>
            <RichText reference="footer-captcha-notice" />{' '}
            <Link className={styles.link} href={href}>
              {text('footer-privacy')}
            </Link>
          </div>
        </details>
        <FrameForm action={href} onTaken={leave}>
          <input type="hidden" name="back" value={back} />
          <input type="hidden" name="intent" value="hide-notice" />
          <IconButton icon="close" type="submit" label={text('footer-captcha-notice-hide')} />
        </FrameForm>
      </div>
    </aside>
  )
}
