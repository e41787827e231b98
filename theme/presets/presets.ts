import type { VariableValues } from '#theme/variables.ts'

export type Preset = { readonly name: string; readonly note: string; readonly variables: VariableValues }

/** Ready brands. A venue starts from one and changes what it likes; resetting a value returns to the preset's. */
export const presets = {
  neutral: { name: 'Neutral', note: 'Plain and clear, a start for any venue', variables: {} },
  aquarium: {
    name: 'Aquarium',
    note: 'Deep blues, rounded and playful, for families',
    variables: {
      'color-brand': '#0a5c8a',
      'color-accent': '#ff6b57',
      'face-display': 'bricolage-grotesque',
      'face-text': 'figtree',
      'heading-weight': 750,
      'heading-spacing': -0.022,
      'heading-leading': 1.05,
      'shape-radius': '20px',
      'shape-button': '999px',
      'space-density': 'roomy',
      'picture-ratio': '4 / 3',
      'layout-events': 'cards',
      'layout-header': 'brand',
      'link-underline': 'none',
    },
  },
  botanic: {
    name: 'Botanic garden',
    note: 'Warm paper, a soft serif, ruled lines, wide margins',
    variables: {
      'color-brand': '#3f5b3a',
      'color-accent': '#b4552d',
      'color-paper': '#f5efe2',
      'face-display': 'fraunces',
      'face-text': 'source-serif-4',
      'face-control': 'instrument-sans',
      'heading-weight': 420,
      'heading-spacing': -0.018,
      'heading-leading': 1.1,
      'text-leading': 1.6,
      'button-weight': 600,
      'shape-radius': '2px',
      'shape-button': '2px',
      'card-shadow': 'none',
      'space-density': 'roomy',
      'picture-ratio': '4 / 5',
      'layout-events': 'plates',
      'layout-hero': 'split',
      'layout-frame': 'rule',
    },
  },
  planetarium: {
    name: 'Planetarium',
    note: 'Night indigo and brass, geometric and precise',
    variables: {
      'color-mode': 'dark',
      'color-brand': '#0d1020',
      'color-accent': '#d9a441',
      'face-display': 'unbounded',
      'face-text': 'hanken-grotesk',
      'heading-weight': 320,
      'heading-spacing': -0.035,
      'heading-leading': 1.14,
      'type-drama': 0.86,
      'shape-radius': '10px',
      'shape-button': '10px',
      'card-shadow': 'hairline',
      'space-density': 'compact',
      'picture-ratio': '21 / 9',
      'layout-events': 'times',
      'layout-frame': 'hairline',
      'link-underline': 'none',
    },
  },
} as const satisfies Record<string, Preset>

export type PresetId = keyof typeof presets

export const isPresetId = (value: unknown): value is PresetId =>
  typeof value === 'string' && Object.hasOwn(presets, value)

/** The values a preset sets; none for a name we do not know. */
export const presetValues = (id: string | undefined): VariableValues =>
  isPresetId(id) ? presets[id].variables : {}
