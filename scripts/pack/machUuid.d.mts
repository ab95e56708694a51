export declare function uuidsOf(binary: Buffer): string[]
export declare function uuidFor(appId: string, name: string): Buffer
export declare function withUuid(binary: Buffer, uuid: Buffer): Buffer
export declare function setUuids(app: string, appId: string): string[]
