import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { cartCountOf } from '#app/session/cart-count.ts'
import { shellModelOf } from '#app/session/shell-model-of.ts'
import { visit } from '#app/session/visit.ts'
import { StandardLayout } from '#app/shell/layouts/standard-layout.tsx'

/** Header, drawer and footer around every screen but checkout and editor. */
export async function loader(args: LoaderFunctionArgs) {
  const opened = await visit(args)
  return { shell: shellModelOf(opened, { cartCount: await cartCountOf(opened), demo: args.context.demo }) }
}

export default function Standard() {
  const { shell } = useLoaderData<typeof loader>()
  return (
    <StandardLayout shell={shell}>
      <Outlet />
    </StandardLayout>
  )
}
