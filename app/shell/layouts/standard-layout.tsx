import type { ReactNode } from 'react'
import { Footer } from '#app/shell/footer/footer.tsx'
import { Header } from '#app/shell/header/header.tsx'
import * as styles from '#app/shell/layouts/layouts.css.ts'
import { Content, SkipLink } from '#app/shell/layouts/content.tsx'
import type { ShellModel } from '#app/shell/shell-model.ts'
import { Link } from '#app/ui/link/link.tsx'
import { useText } from '#theme/texts/text-provider.tsx'

/** Mobile navigation, header, footer (CHK-089): the frame of every screen but checkout. */
export const StandardLayout = ({ shell, children }: { shell: ShellModel; children: ReactNode }) => (
  <>
    <SkipLink />
    {shell.demo && <DemoLine />}
    <Header shell={shell} />
    {shell.dateChange && <DateChange cancelHref={shell.dateChange.cancelHref} />}
    <Content>{children}</Content>
    <Footer shell={shell} />
  </>
)

const DemoLine = () => <aside className={styles.demo}>{useText()('page-order-demo-note')}</aside>

/** While dates are being changed every screen says so (ORD-078). */
const DateChange = ({ cancelHref }: { cancelHref: string }) => {
  const text = useText()
  return (
    <div className={styles.dateChange}>
      <span>{text('events-select-date')}</span>
      <Link className={styles.dateChangeLink} href={cancelHref}>
        {text('calendar-cancel-change')}
      </Link>
    </div>
  )
}
