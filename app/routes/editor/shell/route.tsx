import type { LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, Outlet, useParams, useRouteError } from '@remix-run/react'
import { requireEditor } from '#app/pages/require-editor.ts'
import { staffScreens } from '#app/pages/staff-screens.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { Content } from '#app/shell/layouts/content.tsx'
import { NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { staffRefusalTexts } from '#theme/texts/lists/staff-refusal.ts'
import { TextProvider, useText } from '#theme/texts/runtime/text-provider.tsx'
import type { StaffShell } from '../parts/staff-bar.tsx'

/** Everything of the editor is for staff of the venue (W8). */
export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId, staff } = await requireEditor(args)
  const screens = staffScreens(staff.roles, { tenantId, text: venue.text })
  const shell: StaffShell = { venue: venue.name, tenantId, screens }
  return { messages: venue.messages(['editor']), ...shell }
}

export { reloadsPage as shouldRevalidate } from '#app/shell/unanswered/send-or-stay.ts'

export default function EditorShell() {
  return <Outlet />
}

/** Somebody without the right to edit is told so and may sign in as somebody else. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isRefused = isRouteErrorResponse(error) && error.status === 403
  return isRefused ? <NotAllowed /> : <ErrorScreen />
}

/** Nothing was loaded, so its words are the defaults. */
const messages = Object.fromEntries(
  Object.entries(staffRefusalTexts).map(([reference, { message }]) => [reference, message]),
)

const NotAllowed = () => (
  <TextProvider messages={messages}>
    <Content>
      <NotAllowedWords />
    </Content>
  </TextProvider>
)

const NotAllowedWords = () => {
  const text = useText()
  const { tenantId = '' } = useParams()
  return (
    <NarrowPage heading={text('staff-not-allowed')} intro={text('staff-not-allowed-hint')}>
      <form method="post" action={`/staff/${tenantId}/sign-out`}>
        <Button>{text('staff-sign-in-other')}</Button>
      </form>
    </NarrowPage>
  )
}
