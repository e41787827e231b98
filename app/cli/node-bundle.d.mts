import type { BuildOptions } from 'esbuild'

export const nodeBundle: BuildOptions
export const commandEntries: Record<string, string>
export const browserEntries: Record<string, string>
