import type { PictureSource } from '#app/ui/picture/picture.tsx'
import type { PresetId } from '#theme/presets/presets.ts'
import type { VariableValues } from '#theme/variables.ts'

type SampleBrand = {
  name: string
  preset: PresetId
  variables: VariableValues
  logo: string
  address: readonly string[]
  pictures: readonly PictureSource[]
  /** Names of events, the last one long. */
  events: readonly [string, string, string, string]
}

const picture = (venue: string, slug: string, description: string): PictureSource => ({
  thumbnail: `/pictures/${venue}/${slug}-thumbnail.avif`,
  screen: `/pictures/${venue}/${slug}-screen.avif`,
  highRes: `/pictures/${venue}/${slug}-highres.avif`,
  description,
})

/** The three demo venues as far as stories need them. */
export const sampleBrands = {
  aquarium: {
    name: 'Harborlight Aquarium',
    preset: 'aquarium',
    variables: { 'layout-header': 'brand', 'layout-footer': 'deep' },
    logo: '/pictures/harborlight/logo.svg',
    address: ['Pier 7, 200 Harbor Drive', 'Port Ellison, ME 04101'],
    pictures: [
      picture('harborlight', 'jelly-lab', 'Three translucent jellyfish drifting through deep blue water'),
      picture('harborlight', 'octopus-at-eleven', 'A coral-red octopus curling its arms on the sea floor'),
      picture('harborlight', 'turtle-rescue', 'A sea turtle gliding upwards towards the light'),
    ],
    events: [
      'Jelly Lab',
      'Octopus at Eleven',
      'Turtle Rescue',
      'Behind the Scenes with the Nocturnal Deep-Sea Team',
    ],
  },
  botanic: {
    name: 'Fernwood Botanic Garden',
    preset: 'botanic',
    variables: { 'layout-header': 'paper', 'layout-footer': 'brand' },
    logo: '/pictures/fernwood/logo.svg',
    address: ['14 Orchard Lane', 'Fernwood, OR 97024'],
    pictures: [
      picture('fernwood', 'magnolia-week', 'A pressed magnolia branch in three inks'),
      picture('fernwood', 'fern-walk', 'Fern fronds unrolling'),
      picture('fernwood', 'ginkgo-gold', 'Ginkgo leaves in late gold'),
    ],
    events: [
      'Magnolia Week',
      'Fern Walk',
      'Ginkgo Gold',
      'Spaziergang durch die Gewächshausgeschichte mit Pflanzenbestimmungsübung',
    ],
  },
  planetarium: {
    name: 'The Orrery',
    preset: 'planetarium',
    variables: { 'layout-header': 'deep', 'layout-footer': 'deep' },
    logo: '/pictures/orrery/logo.svg',
    address: ['1 Meridian Square', 'Larkspur, CO 80118'],
    pictures: [
      picture('orrery', 'saturn-up-close', 'Saturn and its rings against the night'),
      picture('orrery', 'total-eclipse', 'The corona around an eclipsed sun'),
      picture('orrery', 'saturn-up-close', 'Saturn and its rings against the night'),
    ],
    events: [
      'Saturn Up Close',
      'Total Eclipse',
      'Small Hours',
      'The Long Night of Instruments, Clocks and Astronomical Drawing',
    ],
  },
} as const satisfies Record<string, SampleBrand>

export type SampleBrandId = keyof typeof sampleBrands

export const isSampleBrand = (id: unknown): id is SampleBrandId =>
  typeof id === 'string' && Object.hasOwn(sampleBrands, id)
