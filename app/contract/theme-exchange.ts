import { z } from 'zod'
import { exchangeFormats, MAX_FILE_CHARACTERS } from '#theme/exchange/exchange-formats.ts'
import { themeGroups } from '#theme/exchange/theme-groups.ts'
import { endpoint, envelope } from './endpoint.ts'
import { contrastPair } from './problems.ts'
import { differenceRow, themePart } from './theme-versions.ts'

const format = z.enum(exchangeFormats)
const group = z.enum(themeGroups)

const exchangePlan = z.object({
  /** the format that the text was read as */
  format,
  /** in which groups the file differs from the theme; those that were chosen count in what follows */
  groups: z.array(group),
  chosen: z.array(group),
  /** what would change, value by value */
  difference: z.array(differenceRow),
  /** what in the file was not understood, each with a sentence that begins after its name */
  unknown: z.array(z.object({ name: z.string(), problem: z.string() })),
  /** fonts of the other venue that the theme after it names, and this venue has to be given first */
  fonts: z.array(z.string()),
  /** pairs of colours that visitors could read worse, and not well enough */
  contrast: z.array(contrastPair),
  /** the parts that would change */
  differsIn: z.array(themePart),
  /** the theme after it, as `PUT /staff/theme/draft` takes it, and what that needs: the draft's revision and the published one */
  theme: z.record(z.string(), z.unknown()),
  revision: z.int(),
  published: z.int(),
})

export type ExchangePlan = z.infer<typeof exchangePlan>

export const themeExchange = {
  print: endpoint({
    method: 'GET',
    path: '/staff/theme/exchange/{format}',
    summary: 'The draft, or where there is none what is public, as a file for other programs (staff)',
    tags: ['Themes'],
    refusals: ['FORBIDDEN', 'UNAUTHORIZED'],
  })
    .input(z.object({ params: z.object({ format }) }))
    .output(envelope(z.object({ fileName: z.string(), text: z.string() }))),
  plan: endpoint({
    method: 'POST',
    path: '/staff/theme/exchange/plan',
    summary: 'What taking a file into the draft would change; nothing is written (staff)',
    tags: ['Themes'],
    refusals: ['FORBIDDEN', 'UNAUTHORIZED', 'UNPROCESSABLE'],
  })
    .input(
      z.object({
        body: z.object({
          text: z.string().max(MAX_FILE_CHARACTERS, 'is too long'),
          /** recognised by its beginning where it is left out */
          format: format.optional(),
          /** all of them where none are named */
          groups: z.array(group).optional(),
          /** fonts of another venue that come along: values that name others, which this venue does not have, are not taken */
          fonts: z.array(z.string()).max(100).optional(),
        }),
      }),
    )
    .output(envelope(exchangePlan)),
}
