import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { isPublicSite } from '#app/rules/onboarding/site/public-site.ts'
import { withLinks } from '#app/rules/onboarding/venue-changes.ts'
import { venueIdOf } from '#app/rules/onboarding/venue-id.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Field, FieldGroup, FieldRow } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { ItemPage } from '../parts/item-page.tsx'
import { type ItemAnswer, saveItem } from '../parts/save-item.server.ts'
import { hintOf, type SourceHint, useSourceWords } from '../parts/source-words.ts'
import { venueFacts } from '../parts/venue-facts.server.ts'

/** Rows that are empty, for links to come. */
const SPARE = 3

/** The links of the header: what the logo leads to, the others, and those to legal pages that the venue's own page has. */
export async function loader(args: LoaderFunctionArgs) {
  const { facts, place } = await venueFacts(await requireVenueSetup(args), 'links')
  const { social, legal } = facts.site?.proposals ?? {}
  const known = facts.theme.links.map(({ key, label = '', href }) => {
    const isFound = social?.value.some(link => link.href === href)
    return { key, label, href, hint: isFound ? hintOf(social) : undefined, isStored: true }
  })
  const logo = known.some(({ key }) => key === 'logo') ? [] : [{ ...EMPTY, key: 'logo' }]
  const proposed = (legal?.value ?? [])
    .filter(
      ({ key, href }) => isPublicSite(href) && !known.some(link => link.key === key || link.href === href),
    )
    .map(link => ({ ...link, hint: hintOf(legal), isStored: false }))
  const spare = Array.from({ length: SPARE }, () => EMPTY)
  return { ...place, rows: [...logo, ...known, ...proposed, ...spare] }
}

const EMPTY: { key: string; label: string; href: string; hint: SourceHint; isStored: boolean } = {
  key: '',
  label: '',
  href: '',
  hint: undefined,
  isStored: true,
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  const [keys, labels, hrefs] = ['key', 'label', 'href'].map(name =>
    form.getAll(name).map(value => String(value).trim()),
  )
  const rows = (hrefs ?? []).map((href, position) => {
    const label = labels?.[position] ?? ''
    return { href, label, key: keys?.[position] || venueIdOf(label) || `link-${position + 1}` }
  })
  return saveItem(args, { item: 'links', form, change: file => withLinks(file, rows) })
}
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function VenueLinks() {
  const { rows, ...place } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<ItemAnswer>()
  const text = useText()
  const sourceWords = useSourceWords()
  return (
    <ItemPage
      {...place}
      heading={text('onboarding-item-links')}
      intro={text('onboarding-links-intro')}
      errors={answer?.errors}
    >
      {rows.map(({ key, label, href, hint, isStored }, position) => (
        <FieldGroup
          key={`${key}-${position}`}
          legend={legendOf({ key, label, position }, text)}
          hint={
            isStored
              ? sourceWords(hint)
              : text('onboarding-links-proposed', { source: sourceWords(hint) ?? '' })
          }
        >
          <input type="hidden" name="key" value={key} />
          <FieldRow>
            <Field id={`label-${position}`} label={text('onboarding-links-label')} optional>
              <Input name="label" defaultValue={label} maxLength={200} />
            </Field>
            <Field id={`href-${key || position}`} label={text('onboarding-links-href')} optional>
              <Input name="href" type="url" inputMode="url" defaultValue={href} placeholder="https://" />
            </Field>
          </FieldRow>
        </FieldGroup>
      ))}
    </ItemPage>
  )
}

type Row = { key: string; label: string; position: number }

const legendOf = ({ key, label, position }: Row, text: ReturnType<typeof useText>) =>
  key === 'logo'
    ? text('onboarding-links-logo')
    : label || text('onboarding-links-row', { number: position + 1 })
