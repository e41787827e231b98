import type { BuildOptions } from 'esbuild'

export const nodeBundle: BuildOptions
export const commandEntries: Record<string, string>
