import { createPath, isRouteErrorResponse, useLocation, useParams, useRouteError } from '@remix-run/react'
import { ticketsAgainHref } from '#app/rules/links/order-links.ts'
import { useIsInContent } from '#app/shell/layouts/content.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx'
import type { IconName } from '#app/ui/icon/icon-paths.ts'
import { problemTexts } from '#theme/texts/lists/problem.ts'
import { TextProvider, useHasTexts, useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './error-screen.css.ts'

type Problem = 'venue' | 'missing' | 'refused' | 'failure'

const SIGNS: Record<Problem, IconName> = {
  venue: 'search',
  missing: 'search',
  refused: 'lock',
  failure: 'refresh',
}

const defaults = Object.fromEntries(
  Object.entries(problemTexts).map(([reference, { message }]) => [reference, message]),
)

/** What a visitor sees instead of a screen, in the venue's words; in default words where nothing could be loaded. */
export function ErrorScreen({ findsTickets = false }: { findsTickets?: boolean }) {
  const page = <ProblemPage problem={problemOf(useRouteError())} findsTickets={findsTickets} />
  return useHasTexts() ? page : <TextProvider messages={defaults}>{page}</TextProvider>
}

/** `findsTickets` where an order is not found: its tickets can be asked for again. */
type ProblemPageProps = { problem: Problem; findsTickets: boolean }

function ProblemPage({ problem, findsTickets }: ProblemPageProps) {
  const text = useText()
  const Frame = useIsInContent() ? 'div' : 'main'
  return (
    <Frame id={Frame === 'main' ? 'content' : undefined} className={styles.root}>
      <EmptyState
        icon={SIGNS[problem]}
        as="h1"
        words={text(`problem-${problem}-title`)}
        reason={text(`problem-${problem}-text`)}
      >
        <WaysOn problem={problem} findsTickets={findsTickets} />
      </EmptyState>
    </Frame>
  )
}

/** After a failure first the same page once more. */
function WaysOn({ problem, findsTickets }: ProblemPageProps) {
  const text = useText()
  const here = createPath(useLocation())
  const { tenantId } = useParams()
  const isHome = problem === 'venue' || !tenantId
  const mayRetry = problem === 'failure'
  const asksTickets = findsTickets && problem === 'missing' && tenantId
  return (
    <>
      {mayRetry ? <ButtonLink href={here}>{text('problem-try-again')}</ButtonLink> : null}
      {asksTickets ? (
        <ButtonLink href={ticketsAgainHref(tenantId)}>{text('problem-tickets-again')}</ButtonLink>
      ) : null}
      <ButtonLink
        tone={mayRetry || asksTickets ? 'secondary' : 'primary'}
        href={isHome ? '/' : `/events/${tenantId}/list`}
      >
        {text(isHome ? 'problem-venue-link' : 'problem-events-link')}
      </ButtonLink>
    </>
  )
}

function problemOf(error: unknown): Problem {
  if (!isRouteErrorResponse(error)) return 'failure'
  if (error.data === 'venue-not-found') return 'venue'
  if (error.status === 404 || error.status === 410) return 'missing'
  if (error.status === 401 || error.status === 403) return 'refused'
  return 'failure'
}
