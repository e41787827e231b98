import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { ItemPage } from '../parts/item-page.tsx'
import type { ItemAnswer } from '../parts/save-item.server.ts'
import { Comparison } from './comparison.tsx'
import { lookPage, saveLook } from './look.server.ts'
import { LookFields } from './look-fields.tsx'

/** What the venue looks like, what its own page proposes, and both to be seen beside each other. */
export async function loader(args: LoaderFunctionArgs) {
  return lookPage(await requireVenueSetup(args))
}

export const action = (args: ActionFunctionArgs) => saveLook(args)
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function VenueLook() {
  const { fields, faces, logos, logo, logoHint, frames, ...place } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<ItemAnswer>()
  const text = useText()
  return (
    <ItemPage
      heading={text('onboarding-item-look')}
      intro={text('onboarding-look-intro')}
      {...place}
      errors={answer?.errors}
      beside={<Comparison {...frames} />}
    >
      <LookFields
        fields={fields}
        faces={faces}
        logos={logos}
        logo={logo}
        logoHint={logoHint}
        typed={answer?.typed ?? {}}
      />
    </ItemPage>
  )
}
