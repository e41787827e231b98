import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-paths.ts'
import * as styles from '#app/ui/notice/notice.css.ts'
import { classNames } from '#app/ui/styles/class-names.ts'

export type NoticeTone = keyof typeof styles.tone

const noticeIcons: Record<NoticeTone, IconName> = {
  info: 'info',
  positive: 'success',
  warning: 'warning',
  critical: 'error',
}

export type NoticeProps = {
  tone?: NoticeTone
  heading?: ReactNode
  /** what it says is a part of the page of its own, to be found by its heading */
  level?: 2
  children?: ReactNode
  /** Buttons or links below the words. */
  actions?: ReactNode
  /** It appeared because of something the visitor did: read out at once (critical) or when there is a pause. */
  live?: boolean
  id?: string
}

/** Something to know before going on, with its sign, its words and its tone. */
export const Notice = ({ tone = 'info', heading, level, children, actions, live, id }: NoticeProps) => {
  const HeadingTag = level ? 'h2' : 'p'
  return (
    <div className={styles.tone[tone]} id={id} role={live ? roleOf(tone) : undefined}>
      <Icon name={noticeIcons[tone]} className={styles.sign} />
      <div className={styles.words}>
        {heading && <HeadingTag className={styles.heading}>{heading}</HeadingTag>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}

/** The same in one line, without a surface: '5 tickets left'. */
export const NoticeLine = ({
  tone = 'info',
  children,
  live,
  id,
}: Omit<NoticeProps, 'heading' | 'actions'>) => (
  <p
    className={classNames(styles.line, styles.lineTone[tone])}
    id={id}
    role={live ? roleOf(tone) : undefined}
  >
    <Icon name={noticeIcons[tone]} className={styles.lineSign} />
    <span>{children}</span>
  </p>
)

const roleOf = (tone: NoticeTone) => (tone === 'critical' ? 'alert' : 'status')
