import { type ReactNode, useId } from 'react'
import * as styles from '#app/ui/page/page.css.ts'
import { classNames } from '#app/ui/styles/class-names.ts'

type PageProps = { width?: keyof typeof styles.width; className?: string; children: ReactNode }

/** The margins of a screen and how wide it may grow. */
export const Page = ({ width = 'page', className, children }: PageProps) => (
  <div className={classNames(styles.width[width], className)}>{children}</div>
)

export type HeadingStep = keyof typeof styles.step
type HeadingProps = {
  level: 1 | 2 | 3 | 4
  step?: HeadingStep
  id?: string
  className?: string
  children: ReactNode
}

const stepOf: Record<HeadingProps['level'], HeadingStep> = {
  1: 'display',
  2: 'heading',
  3: 'title',
  4: 'lead',
}

/** A heading whose level says where it stands and whose step says how large it is. */
export const Heading = ({ level, step = stepOf[level], id, className, children }: HeadingProps) => {
  const Element = `h${level}` as const
  return (
    <Element id={id} className={classNames(styles.step[step], className)}>
      {children}
    </Element>
  )
}

type PageHeaderProps = {
  heading: ReactNode
  step?: HeadingStep
  eyebrow?: ReactNode
  intro?: ReactNode
  actions?: ReactNode
}

/** What this screen is about, once, large. */
export const PageHeader = ({ heading, step, eyebrow, intro, actions }: PageHeaderProps) => (
  <header className={styles.pageHeader}>
    {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
    <Heading level={1} step={step}>
      {heading}
    </Heading>
    {intro && <div className={styles.intro}>{intro}</div>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
)

type SectionProps = {
  heading: ReactNode
  level?: 2 | 3
  step?: HeadingStep
  /** Beside the heading: a link to everything, a count. */
  aside?: ReactNode
  id?: string
  className?: string
  children: ReactNode
}

/** A part of a screen that has its own heading. */
export const Section = ({ heading, level = 2, step, aside, id, className, children }: SectionProps) => {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={classNames(styles.section, className)}>
      <div className={styles.sectionHead}>
        <Heading level={level} step={step} id={headingId}>
          {heading}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}
