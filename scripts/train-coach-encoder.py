"""
Fine-tunes the sentence encoder of the built-in coach on its phrasings, and writes src/features/coach/coach.sentences.weights.bin (the
encoder) and coach.meaning.weights.bin (one output for each subject, and one for no subject). Why and how: docs/decisions/0005-coach.md.

Needs Python 3.11 with torch and numpy, and the initial weights (packages/crisis-detector/training/train_encoder.py says where from):

    npm run n -- scripts/coach-model.ts export phrasings.json
    python scripts/train-coach-encoder.py --encoder package/dist --phrasings phrasings.json

About a minute for an epoch on two cores; the product and its tests do not run it.
"""
import argparse, json, random, struct, sys
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

root = Path(__file__).parent.parent
sys.path.insert(0, str(root / "packages/crisis-detector/training"))
from train_encoder import Classifier, Tokenizer, batch, begin_from, fit, masked_batch, write  # noqa: E402

GAIN = 2.5  # vectorGain in src/features/coach/talk/coach.model.rules.ts
WIDTH = 3 * 512
MOST_WEIGHT = 40  # of all phrasings of one subject together


class SubjectClassifier(nn.Module):
    """The encoder with the features of `sentenceFeatures` (packages/crisis-detector/src/encoder.ts) and a linear layer over them."""

    def __init__(self, classes):
        super().__init__()
        self.encoder, self.head = Classifier(), nn.Linear(WIDTH, classes)
        self.register_buffer("mean", torch.zeros(WIDTH))

    def features(self, numbers, mask):
        """The sentence vector, the mean of the last states and their maximum, each of length 1."""
        encoder = self.encoder
        turns = torch.arange(numbers.shape[1]).float()[:, None] * encoder.frequencies[None]
        x = F.dropout(encoder.embedding(numbers) + torch.cat([turns.sin(), turns.cos()], 1)[None], encoder.drop, self.training)
        for layer in encoder.layers:
            x = layer(x, mask)
        mean = (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True) * 2
        largest = x.float().masked_fill(~mask[..., None], -1e9).max(1).values
        parts = torch.tanh(encoder.summary(mean)), mean, largest
        return torch.cat([F.normalize(part.float(), dim=1) for part in parts], 1)

    def forward(self, numbers, mask):
        return self.head(F.dropout(GAIN * (self.features(numbers, mask) - self.mean), 0.2, self.training))


def begin_head(model, rows, tokens):
    """The head begins as a logistic regression over the features of the encoder as published."""
    model.eval()
    with torch.no_grad():
        found = torch.cat([model.features(*batch(tokens[at : at + 256])) for at in range(0, len(tokens), 256)])
    model.mean.copy_(found.mean(0))
    inputs, labels = GAIN * (found - model.mean), torch.tensor([row["label"] for row in rows])
    weights = torch.tensor([row["weight"] for row in rows])
    table, bias = torch.zeros(WIDTH, model.head.out_features, requires_grad=True), torch.zeros(model.head.out_features, requires_grad=True)
    descent = torch.optim.Adam([table, bias], lr=0.02)
    for epoch in range(10):
        for group in descent.param_groups:
            group["lr"] = 0.02 * (1 - epoch / 10) + 0.001
        for part in torch.randperm(len(rows)).split(256):
            loss = (F.cross_entropy(inputs[part] @ table + bias, labels[part], reduction="none") * weights[part]).mean()
            descent.zero_grad()
            (loss + 1.5e-5 * (table**2).sum()).backward()
            descent.step()
    with torch.no_grad():
        model.head.weight.copy_(table.T), model.head.bias.copy_(bias)


def train(model, rows, given):
    """Returns the moving average of the weights."""
    body = [value for name, value in model.named_parameters() if not name.startswith("head")]
    groups = [{"params": body, "lr": 3e-4}, {"params": list(model.head.parameters()), "lr": 1e-3}]

    def loss_of(some):
        logits = model(*masked_batch([row["tokens"] for row in some]))
        labels, weights = torch.tensor([row["label"] for row in some]), torch.tensor([row["weight"] for row in some])
        return (F.cross_entropy(logits.float(), labels, reduction="none", label_smoothing=0.05) * weights).mean()

    return fit(model, rows, loss_of, torch.optim.AdamW(groups, weight_decay=0.01), given, 0.995)


def write_head(model, file, path):
    """In the format that `readVectorModel` reads: eight bits a weight, one scale for each input."""
    table = model.head.weight.detach().numpy().T  # one row for each input
    scales = np.maximum(np.abs(table).max(1), 1e-8) / 127
    steps = np.clip(np.round(table / scales[:, None]), -127, 127).astype(np.int8)
    head = json.dumps({"hash": file["hash"], "classes": file["classes"], "width": WIDTH}, separators=(",", ":")).encode()
    head += b" " * (-len(head) % 4)
    numbers = [model.mean.numpy(), scales, model.head.bias.detach().numpy()]
    path.write_bytes(struct.pack("<I", len(head)) + head + b"".join(part.astype("<f4").tobytes() for part in numbers) + steps.tobytes())
    print(f"{path}: {path.stat().st_size:,} bytes")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--encoder", type=Path, required=True)
    parser.add_argument("--phrasings", type=Path, required=True, help="written by scripts/coach-model.ts export")
    parser.add_argument("--epochs", type=float, default=13)
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--float32", action="store_true", help="for processors without bfloat16, which take twenty times as long with it")
    parser.add_argument("--write", type=Path, default=root / "src/features/coach")
    given = parser.parse_args()
    torch.manual_seed(1), random.seed(1), torch.set_num_threads(given.threads)
    tokenizer, file = Tokenizer(given.encoder), json.loads(given.phrasings.read_text("utf8"))
    rows, counts = file["phrasings"], np.bincount([row["label"] for row in file["phrasings"]])
    for row in rows:
        row["tokens"], row["weight"] = tokenizer.cut(row["text"]), float(min(1, MOST_WEIGHT / counts[row["label"]]))
    model = SubjectClassifier(file["classes"])
    begin_from(model.encoder, given.encoder)
    rows.sort(key=lambda row: len(row["tokens"]))
    begin_head(model, rows, [row["tokens"] for row in rows])
    if given.epochs > 0:
        model.load_state_dict(train(model, rows, given))
    model.eval()
    write(model.encoder, tokenizer, given.write / "coach.sentences.weights.bin")
    write_head(model, file, given.write / "coach.meaning.weights.bin")


if __name__ == "__main__":
    main()
