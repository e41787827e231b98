import type { ActionFunctionArgs } from '@remix-run/node'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { withLook } from '#app/rules/onboarding/venue-changes.ts'
import { fontFamilies } from '#theme/fonts/font-families.ts'
import { isTone, toneOf, withTone } from '#theme/texts/lists/tones.ts'
import { saveItem } from '../parts/save-item.server.ts'
import { hintOf } from '../parts/source-words.ts'
import { venueFacts } from '../parts/venue-facts.server.ts'

type SetupVisit = Awaited<ReturnType<typeof requireVenueSetup>>

/** The seeds of a look, and the proposal that belongs to each. */
const SEEDS = {
  'color-brand': 'brand',
  'color-accent': 'accent',
  'color-paper': 'paper',
  'header-background': 'header',
  'color-mode': 'mode',
  'face-display': 'displayFace',
  'face-text': 'textFace',
} as const
type Seed = keyof typeof SEEDS

const FACES = Object.entries(fontFamilies).map(([id, { name }]) => ({ id, name }))

export async function lookPage(visit: SetupVisit) {
  const { facts, place } = await venueFacts(visit, 'look')
  const { seeds, site, theme, fonts } = facts
  const path = encodeURIComponent(visit.setup.tenantId)
  const fields = Object.entries(SEEDS).flatMap(([seed, key]) => {
    const proposal = site?.proposals[key]
    // The header follows the paper wherever its logo does not need another ground.
    if (key === 'header' && !proposal && theme.variables['header-background'] === undefined) return []
    return {
      seed: seed as Seed,
      value: seeds[seed] ?? '',
      others: proposal ? [proposal.value, ...proposal.others] : [],
      hint: hintOf(proposal),
    }
  })
  const { src } = theme.logo ?? {}
  const tone = site?.proposals.tone
  return {
    ...place,
    fields: [
      ...fields,
      {
        seed: 'tone' as const,
        value: toneOf(theme.texts),
        others: [],
        hint: hintOf(tone),
      },
    ],
    faces: [...fonts.map(({ id, name }) => ({ id, name })), ...FACES],
    logos: [...new Set([...(src ? [src] : []), ...(site?.logos ?? [])])],
    logo: src ?? '',
    logoHint: hintOf(site?.proposals.logo),
    frames: {
      storefront: `/events/${path}/list`,
      page: site ? `${place.venueHref}/page` : null,
      address: site?.address ?? '',
    },
  }
}

/** A logo that is handed in takes the place of the one that is chosen. */
export async function saveLook(args: ActionFunctionArgs) {
  const { desk, person, setup } = await requireVenueSetup(args)
  const form = await args.request.formData()
  const file = form.get('file')
  const isFile = file instanceof File && file.size > 0
  const added = isFile
    ? await desk.addLogo(person, setup.tenantId, Buffer.from(await file.arrayBuffer()))
    : null
  const chosen = added ?? String(form.get('logo') ?? '')
  const variables = Object.fromEntries(
    Object.keys(SEEDS).flatMap(seed => (form.get(seed) ? [[seed, String(form.get(seed))]] : [])),
  )
  const logo = chosen.startsWith('/pictures/') ? { src: chosen, alt: setup.name } : null
  const chosenTone = String(form.get('tone') ?? '')
  const tone = isTone(chosenTone) ? chosenTone : 'neutral'
  return saveItem(args, {
    item: 'look',
    form,
    change: draft => withLook(draft, { variables, logo, texts: withTone(draft.texts ?? {}, tone) }),
  })
}
