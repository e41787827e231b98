import { globalLayer } from '@vanilla-extract/css'

/** Lowest first. Component styles carry no layer and so win over all of them; a venue's `:root` block does as well. */
export const resetLayer = globalLayer('mq-reset')
export const defaultsLayer = globalLayer('mq-defaults')
export const baseLayer = globalLayer('mq-base')
