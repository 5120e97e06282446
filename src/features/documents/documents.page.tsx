import "./documents.css";
import { LastSeen, LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Folders } from "#web/ui/still-life/folders.tsx";
import { Lamp } from "#web/ui/still-life/lamp.tsx";
import { DeletedLink } from "#web/ui/deleted-link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { prefetchDocuments, useDocuments, useRefresh } from "./documents.api.ts";
import { messages } from "./documents.rules.ts";
import { ListPanel } from "./list.panel.tsx";
import { PdfPanel } from "./pdf.panel.tsx";
import { UploadPanel } from "./upload.panel.tsx";
import { useUploads } from "./uploads.api.ts";

export const prefetch = prefetchDocuments;

export function DocumentsPage() {
  const { data, error, isError, isFetching, refetch } = useDocuments();
  const sending = useUploads(useRefresh());
  return (
    <>
      <PageHeader
        title="PDF & Document Manager"
        lead="The papers you will need again, in one box."
        art={
          <Scene width={400} height={150}>
            <Folders x={96} y={150} scale={1.3} />
            <Lamp x={330} y={150} scale={1.02} />
          </Scene>
        }
        phoneArt={
          <Scene width={110} height={100}>
            <Folders x={10} y={100} scale={0.72} />
          </Scene>
        }
      />
      <div className="wrap">
        <div className="grid12 documents-top">
          <UploadPanel sending={sending} usage={data?.usage} />
          <section className="documents-list" aria-labelledby="your-documents">
            {data && isError && <LastSeen title={messages.loadFailed} error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
            {data ? (
              <>
                <ListPanel documents={data.documents} />
                <DeletedLink feature="documents" />
              </>
            ) : isError ? (
              <LoadFailed level={2} title={messages.loadFailed} onRetry={() => void refetch()} isBusy={isFetching} />
            ) : (
              <Skeleton description="Fetching your documents" lines={5} />
            )}
          </section>
        </div>
        {/* below the list, so only once its length is known: it would jump */}
        {(data ?? isError) && <PdfPanel />}
      </div>
    </>
  );
}
