import type { LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, Outlet, useLoaderData, useRouteError } from '@remix-run/react'
import { useMemo } from 'react'
import { platformMessages, platformText } from '#app/pages/platform-words.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { ApplicationLayout } from '#app/shell/layouts/application-layout.tsx'
import { Content, SkipLink } from '#app/shell/layouts/content.tsx'
import { actionsClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import type { LayoutFlags } from '#app/shell/shell-model.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { onboardingTexts } from '#theme/texts/lists/onboarding.ts'
import { TextProvider, useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './shell.css.ts'

/** For staff, and as fresh as the last press. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** Everything of onboarding belongs to the platform: its words are the defaults, its look is that of no venue. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await context.onboarding.find(request.headers.get('Cookie'))
  return {
    title: platformText('onboarding-page-title'),
    locale: 'en-US',
    person: typeof person === 'string' ? null : person.name,
    messages: platformMessages(['shell', 'problem', 'editor', 'onboarding']),
  }
}

const FLAGS: LayoutFlags = {
  frame: 'surface',
  events: 'cards',
  hero: 'plain',
  header: 'paper',
  footer: 'paper',
  align: 'start',
}

export { reloadsPage as shouldRevalidate } from '#app/shell/unanswered/send-or-stay.ts'

export default function OnboardingShell() {
  const { messages, person } = useLoaderData<typeof loader>()
  const table = useMemo(() => JSON.parse(messages), [messages])
  return (
    <TextProvider messages={table} locale="en-US">
      <ApplicationLayout flags={FLAGS} money={{ currency: 'USD', locale: 'en-US', noCharge: '' }}>
        <SkipLink />
        <Head person={person} />
        <Content>
          <Outlet />
        </Content>
      </ApplicationLayout>
    </TextProvider>
  )
}

const Head = ({ person }: { person: string | null }) => {
  const text = useText()
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <Link href="/onboarding" className={styles.mark}>
          {text('onboarding-mark')}
        </Link>
        {person ? (
          <form method="post" action="/onboarding/sign-out" className={styles.person}>
            <span>{person}</span>
            <button type="submit" className={styles.signOut}>
              {text('staff-sign-out')}
            </button>
          </form>
        ) : null}
      </div>
    </header>
  )
}

/** Staff without the role are told so and may sign in as somebody else. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isRefused = isRouteErrorResponse(error) && error.status === 403
  return isRefused ? <Refused /> : <ErrorScreen />
}

const defaults = Object.fromEntries(
  Object.entries(onboardingTexts).map(([reference, { message }]) => [reference, message]),
)

const Refused = () => (
  <TextProvider messages={defaults}>
    <Content>
      <RefusedWords />
    </Content>
  </TextProvider>
)

const RefusedWords = () => {
  const text = useText()
  return (
    <NarrowPage heading={text('onboarding-refused-heading')} intro={text('onboarding-refused-hint')}>
      <div className={actionsClass}>
        <ButtonLink href="/onboarding/sign-in">{text('onboarding-sign-in-other')}</ButtonLink>
      </div>
    </NarrowPage>
  )
}
