export declare function nativeFiles(platform: string, arch: string): string[]
export declare function builtFor(file: Buffer): string | null
