/** Whether a scene shows its page as a browser without scripts has it: such scenes are named so. */
export const isScriptlessScene = (name: string): boolean => name.endsWith('-scriptless')
