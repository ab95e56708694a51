export declare function programFile(command: string): string
export declare const program: (command: string) => [string, string]
export declare function npm(): [string, ...string[]]
export declare function installPackage(folder: string): boolean
