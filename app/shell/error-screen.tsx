import { isRouteErrorResponse, useParams, useRouteError } from '@remix-run/react'
import { Link } from '#app/ui/link/link.tsx'
import { problemTexts } from '#theme/texts/problem.ts'
import { TextProvider, useText } from '#theme/texts/text-provider.tsx'
import * as styles from './error-screen.css.ts'

type Problem = 'venue' | 'missing' | 'refused' | 'failure'

const defaults = Object.fromEntries(
  Object.entries(problemTexts).map(([reference, { message }]) => [reference, message]),
)

/** What a visitor sees instead of a screen. It has its own default words, since nothing else may have been loaded. */
export function ErrorScreen() {
  const error = useRouteError()
  return (
    <TextProvider messages={defaults}>
      <ProblemPage problem={problemOf(error)} />
    </TextProvider>
  )
}

function ProblemPage({ problem }: { problem: Problem }) {
  const text = useText()
  const { tenantId } = useParams()
  const home = problem === 'venue' || !tenantId
  return (
    <main id="content" className={styles.root}>
      <h1 className={styles.heading}>{text(`problem-${problem}-title`)}</h1>
      <p className={styles.text}>{text(`problem-${problem}-text`)}</p>
      <Link className={styles.link} href={home ? '/' : `/events/${tenantId}/list`}>
        {text(home ? 'problem-venue-link' : 'problem-events-link')}
      </Link>
    </main>
  )
}

function problemOf(error: unknown): Problem {
  if (!isRouteErrorResponse(error)) return 'failure'
  if (error.data === 'venue-not-found') return 'venue'
  if (error.status === 404 || error.status === 410) return 'missing'
  if (error.status === 401 || error.status === 403) return 'refused'
  return 'failure'
}
