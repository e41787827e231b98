import { listVenues } from '#app/data/queries/venues/read.ts'
import type { RunningServices } from './start-services.ts'

/** Says where everything is: the storefronts, the editor, the mailbox, and in a demo how to sign in. */
export async function announceStart({ services }: RunningServices) {
  const { environment, database } = services
  const base = services.publicUrl()
  const venues = await listVenues(database.system)
  const lines = [
    `Marquee is ready on ${base}/`,
    ...venues
      .slice(0, 12)
      .flatMap(({ tenantId, name }) => [
        '',
        `  ${name}`,
        `    storefront  ${base}/events/${tenantId}/list`,
        `    editor      ${base}/editor/${tenantId}/composer`,
      ]),
    '',
    `  Onboarding   ${base}/onboarding`,
    ...(environment.DEMO ? demoLines(base) : []),
  ]
  console.log(lines.join('\n'))
}

const demoLines = (base: string) => [
  '',
  `  Mailbox      ${base}/dev/mailbox`,
  '  Editor       editor@harborlight.example, editor@fernwood.example, editor@orrery.example · password marquee-demo',
  '  Test card    4242 4242 4242 4242, any future date, any CVC',
]
