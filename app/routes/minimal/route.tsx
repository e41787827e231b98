import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { browsersHrefOf, logoOf, undoModelOf } from '#app/pages/shell-model-of.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { useKeepFrame, useKeptFrame } from '#app/shell/layouts/kept-frame.tsx'
import { MinimalLayout } from '#app/shell/layouts/minimal-layout.tsx'
import type { ShellLink } from '#app/shell/shell-model.ts'
import { useLoaderValues } from '#app/shell/use-loader-values.ts'

/** The frame of checkout: the mark and one way back, which the screen inside names. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  return {
    venue: visit.venue.name,
    logo: logoOf(visit, visit.venue.company),
    browsersHref: browsersHrefOf(visit),
    demo: args.context.demo,
    undo: undoModelOf(visit),
  }
}

export { reloadsPage as shouldRevalidate } from '#app/shell/unanswered/send-or-stay.ts'

export default function Minimal() {
  const frame = useLoaderData<typeof loader>()
  useKeepFrame('minimal', frame)
  return (
    <MinimalLayout {...frame} back={useBackLink()}>
      <Outlet />
    </MinimalLayout>
  )
}

/** `back` of the innermost screen that has one. */
const useBackLink = (): ShellLink | null => useLoaderValues('back', isLink).at(-1) ?? null

const isLink = (value: unknown): value is ShellLink =>
  typeof value === 'object' && value !== null && 'href' in value && 'label' in value

/** A frame that could not be loaded again stays as it was around what went wrong. */
export function ErrorBoundary() {
  const frame = useKeptFrame<ReturnType<typeof useLoaderData<typeof loader>>>('minimal')
  if (!frame) return <ErrorScreen />
  return (
    <MinimalLayout {...frame} undo={null} back={null}>
      <ErrorScreen />
    </MinimalLayout>
  )
}
