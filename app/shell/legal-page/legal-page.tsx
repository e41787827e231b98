import type { ReactNode } from 'react'
import * as styles from '#app/shell/legal-page/legal-page.css.ts'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export type LegalSection = {
  /** The anchor: part of addresses others have written down. */
  id: string
  heading: string
  children: ReactNode
}

type LegalPageProps = {
  heading: string
  /** from when it holds; null where the venue says no day */
  effective: string | null
  introduction: ReactNode
  sections: readonly LegalSection[]
  children?: ReactNode
}

/** A document to be read and pointed at: contents, numbered sections with anchors, reading width, ready for paper. */
export const LegalPage = ({ heading, effective, introduction, sections, children }: LegalPageProps) => (
  <Page className={styles.page}>
    <div className={styles.head}>
      <PageHeader heading={heading} eyebrow={effective} intro={introduction} />
    </div>
    <Contents sections={sections} />
    <div className={styles.sections}>
      {sections.map(section => (
        <section
          key={section.id}
          id={section.id}
          tabIndex={-1}
          aria-labelledby={headingOf(section)}
          className={styles.section}
        >
          <h2 id={headingOf(section)} className={styles.heading}>
            {section.heading}
          </h2>
          {section.children}
        </section>
      ))}
      {children}
    </div>
  </Page>
)

const headingOf = ({ id }: LegalSection) => `${id}-heading`

const Contents = ({ sections }: Pick<LegalPageProps, 'sections'>) => {
  const text = useText()
  return (
    <nav className={styles.contents} aria-labelledby="contents-heading">
      <p id="contents-heading" className={styles.contentsHeading}>
        {text('legal-contents-heading')}
      </p>
      <ol className={styles.list}>
        {sections.map(({ id, heading }) => (
          <li key={id} className={styles.entry}>
            <a className={styles.link} href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
