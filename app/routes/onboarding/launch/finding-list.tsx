import { Link } from '#app/ui/link/link.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Section } from '#app/ui/page/page.tsx'
import * as styles from './launch.css.ts'
import type { ShownFinding } from './launch-page.server.ts'

type FindingListProps = {
  heading: string
  tone: 'critical' | 'warning'
  findings: readonly ShownFinding[]
}

/** What was found, a sentence and the way to mend it each. */
export const FindingList = ({ heading, tone, findings }: FindingListProps) => {
  if (findings.length === 0) return null
  return (
    <Section heading={heading} step="title">
      <ul className={styles.list}>
        {findings.map(({ sentence, href, words }) => (
          <li key={sentence} className={styles.finding}>
            <NoticeLine tone={tone}>{sentence}</NoticeLine>
            <Link href={href}>{words}</Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
