import { useMutation } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { newCommandId } from "../../../../apollo/command-id.ts";
import { Button } from "../../../../components/button.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { notify } from "../../../../components/toast.tsx";
import { useCheckedForm } from "../../../../components/use-checked-form.ts";
import { useLatestAction } from "../../../../components/use-latest-action.ts";
import { ChangeProductDocument, type Placement } from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";
import { useCategories } from "../../../shared/product/categories.ts";
import { FactFields } from "../fact-fields.tsx";
import { QuickLookLine } from "../forms/quick-look-line.tsx";
import { MeasuredSize, sidesOf } from "../measured-size.tsx";
import { PlacementChoice } from "../placement-choice.tsx";
import { isProductField, productSchema, type ProductValues } from "../product-schema.ts";
import { PictureStrip } from "../pictures/picture-strip.tsx";
import { SizeFields } from "../size-fields.tsx";
import { DropZone } from "../upload/drop-zone.tsx";
import { fileChanges, valuesOf, type FiledProduct } from "./file-changes.ts";
import { ShownFiles } from "./shown-files.tsx";
import { useNewFiles } from "./use-new-files.ts";

export interface FilesFormProps {
  product: FiledProduct;
  onClose: () => void;
  onSignIn: () => void;
}

/** The current files of an item, and a form to replace them. */
export function FilesForm({ product, onClose, onSignIn }: FilesFormProps) {
  const categories = useCategories();
  const [changeProduct] = useMutation(ChangeProductDocument);
  const begin = useLatestAction();
  const [withoutModel, setWithoutModel] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useCheckedForm<ProductValues>({
    resolver: zodResolver(productSchema),
    defaultValues: valuesOf(product),
    onEdit: () => setProblem(null),
  });
  const values = useWatch({ control: form.control }) as ProductValues;
  const takeSize = (sides: Record<string, string>) => {
    for (const [name, side] of Object.entries(sides)) {
      if (isProductField(name)) form.setValue(name, side);
    }
    form.clearErrors(["widthCm", "depthCm", "heightCm"]);
  };
  const placement = values.placement as Placement;
  const uploads = useNewFiles(product, placement, (measured) => {
    if (values.widthCm === "") takeSize(sidesOf(measured));
  });
  const { picture, pictures, model, quickLook, measured, poster } = uploads;
  const canLoseModel = Boolean(product.modelUrl) && model.state.phase === "empty";

  async function save(typed: ProductValues) {
    if (uploads.underWay) {
      setProblem("A file isn’t uploaded yet. Please wait until it has finished, or remove it.");
      return;
    }
    if (pictures.values === null) {
      setProblem(messages.catalogue.imageMissing);
      return;
    }
    const files = { ...(canLoseModel && withoutModel && { modelUrl: null }), ...uploads.files };
    const sent = fileChanges(product, typed, files);
    if (!sent) {
      onClose();
      return;
    }
    const isLatest = begin();
    const answer = await changeProduct({
      variables: { id: product.id, ...sent, commandId: newCommandId() },
    }).then(
      ({ data }) => data?.changeProduct,
      () => undefined,
    );
    if (answer?.__typename !== "ProductSaved") {
      setProblem(answer?.message ?? messages.catalogue.updateFailed);
      return;
    }
    uploads.finish();
    notify.success(answer.message);
    if (isLatest()) onClose();
  }

  return (
    <form
      noValidate
      aria-label={`Picture and model of ${product.name}`}
      className="mt-4 grid gap-5"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <ShownFiles
        product={product}
        replaced={{ picture: picture.state.phase === "sent", model: model.state.phase === "sent" }}
        withoutModel={withoutModel}
        onWithoutModel={canLoseModel ? setWithoutModel : null}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DropZone purpose="picture" upload={picture} error={undefined} onSignIn={onSignIn} />
        <DropZone purpose="model" upload={model} error={undefined} onSignIn={onSignIn}>
          <QuickLookLine state={quickLook} />
          {poster && (
            <Button variant="soft" size="dense" onClick={() => picture.choose(poster)}>
              Use a picture of the model
            </Button>
          )}
          {measured && <MeasuredSize measured={measured} values={values} onUse={takeSize} />}
        </DropZone>
      </div>
      <PictureStrip pictures={pictures} onSignIn={onSignIn} />
      <SizeFields form={form} />
      <PlacementChoice
        field={form.register("placement")}
        wall={categories.display(product.category).wall}
      />
      <FactFields form={form} />
      {problem && (
        <MessageBox tone="danger" takeFocus>
          {problem}
        </MessageBox>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => {
            uploads.remove();
            onClose();
          }}
        >
          Cancel
        </Button>
        <Button type="submit" variant="filled" pending={form.formState.isSubmitting}>
          Save
        </Button>
      </div>
    </form>
  );
}
