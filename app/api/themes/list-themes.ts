import { presets } from '#theme/presets/presets.ts'
import { api } from '../kernel/api.ts'

/** The ready brands a venue can start from (CHK-254). */
export const listThemes = api.themes.list.handler(() => ({
  payload: Object.entries(presets).map(([id, { name, variables }]) => ({
    id,
    name,
    variables: { ...variables },
  })),
}))
