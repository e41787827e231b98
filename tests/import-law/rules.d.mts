type Side = { path?: string; pathNot?: string[]; circular?: boolean; dependencyTypesNot?: string[] }

/** A rule of dependency-cruiser: what it describes is forbidden. */
export type ImportRule = { name: string; severity: string; from: Side; to: Side }
export declare const rules: ImportRule[]
